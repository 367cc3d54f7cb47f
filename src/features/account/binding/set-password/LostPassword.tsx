import { useState } from 'react'
import { queryUserStatus } from '#api/calls/auth.ts'
import { fetchOrThrow } from '#api/query.ts'
import { lostPasswordAnswer, passwordSet } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { usePasswordCheck } from './use-password-check.ts'

interface Props {
  /** Says whether a password was set before. */
  readonly before: '0' | '1'
  /** True if the old password was proved, not a card. */
  readonly change: boolean
  readonly from: string | undefined
  /** Proves the identity once more, to set a password. */
  readonly onAgain: () => void
}

/**
 * No answer came to the new password: it may be set. Nothing is sent again; where no password was
 * set before the provider tells, else only the new one itself.
 */
export function LostPassword({ before, change, from, onAgain }: Props) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const did = passwordSet(change, before)
  const [trying, setTrying] = useState(false)

  function succeed() {
    changed()
    replace(bindingPaths.setPasswordSuccess.to({ from, did }))
  }

  async function ask(): Promise<void> {
    const user = await fetchOrThrow(queryUserStatus, {}).catch(() => null)
    const outcome = lostPasswordAnswer(before, user?.tpwdFlag ?? null)
    if (outcome === 'set') return succeed()
    if (outcome === 'tryIt') return setTrying(true)
    toast.show(outcome === 'notSet' ? '交易密码还没有设置，请重新设置' : noAnswer('请稍后再查询'))
    if (outcome === 'notSet') onAgain()
    return undefined
  }

  const { error, enter } = usePasswordCheck(succeed, onAgain)

  return (
    <>
      <ResultTemplate
        tone="waiting"
        title="正在确认结果"
        note="没有收到处理结果，新密码可能已经生效。请先查询，不要重复设置"
        primary={{ text: before === '1' ? '用新密码验证' : '查询结果', onClick: ask }}
        secondary={{ text: '重新设置', onClick: onAgain }}
        footNote="验证新密码不会影响您的资产"
      />
      <PasscodeSheet
        open={trying}
        title="请输入新的交易密码"
        error={error === '' ? '' : `${error}。如多次不符，新密码没有生效，请重新设置`}
        onComplete={enter}
        onClose={() => setTrying(false)}
        onForgot={onAgain}
      />
    </>
  )
}
