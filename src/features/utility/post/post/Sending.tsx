import { useEffect, useState } from 'react'
import type { FormStep } from '#domain/navigation/posted-form.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { sendForm } from './send-form.ts'

/** After so long without the bank's page, the user may send the form by hand, ms. */
const WAIT_MS = 3_000

/** Forms that were sent by themselves: once, although effects may run twice. */
const sent = new WeakSet<object>()

interface Props {
  readonly form: Extract<FormStep, { readonly step: 'send' }>
}

/** Goes on to a bank with a form; none of its fields is shown. */
export function Sending({ form }: Props) {
  const [slow, setSlow] = useState(false)
  const [again, setAgain] = useState(false)
  const { action, bank, fields } = form
  useEffect(() => {
    if (!sent.has(form)) {
      sent.add(form)
      sendForm(form.action, form.fields)
    }
    const timer = setTimeout(() => setSlow(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [form])
  if (!slow || again) {
    return <EmptyState kind="empty" title={`正在前往${bank}`} note="请稍候，不要关闭页面" />
  }
  return (
    <EmptyState
      kind="empty"
      title={`正在前往${bank}`}
      note="如果没有自动打开，请点击下面的按钮"
      actionText={`前往${bank}`}
      onAction={() => {
        setAgain(true)
        sendForm(action, fields)
      }}
    />
  )
}
