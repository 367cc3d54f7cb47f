import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getAlertMsg } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { useForward } from '#templates/use-forward.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'

/** Ids of alerts that were shown as dialogs: once per session of the page; their banner stays. */
const shownDialogs = new Set<string>()

/**
 * The provider's alerts about a fund, most severe first. Those with `display: 'dialog'` open a
 * dialog as well.
 */
export function FundAlerts({ fund }: { readonly fund: Fund }) {
  const { fundCode, applyNote } = fund
  const { data, isPending } = useQuery(queryFor(getAlertMsg, { fundCode }))
  const forward = useForward()
  const alerts = data?.alerts
  useEffect(() => {
    for (const { alertId, display, title, content } of alerts ?? []) {
      if (display !== 'dialog' || shownDialogs.has(alertId)) continue
      shownDialogs.add(alertId)
      void dialog.alert({ title, content, confirmText: '知道了' })
    }
  }, [alerts])
  if (isPending) return <div aria-busy="true" hidden />
  // The reason why it cannot be bought is shown above the button.
  const lines = (alerts ?? []).filter(({ content }) => content !== applyNote)
  return (
    <>
      <UnreadableNotice of={[alerts]} />
      {lines.map(({ alertId, title, content, forwardInfo }) => {
        const onClick = forward(forwardInfo)
        const action = onClick === null ? {} : { action: { text: '查看', onClick } }
        return <Banner key={alertId} tone="warning" {...action}>{`${title}：${content}`}</Banner>
      })}
    </>
  )
}
