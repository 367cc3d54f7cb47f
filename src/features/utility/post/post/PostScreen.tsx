import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PathInput } from '#paths/path.ts'
import type { postPaths } from '#paths/post.ts'
import { homePaths } from '#paths/home.ts'
import { consent } from '#platform/consent.ts'
import { keepPostedFields } from '#session/posted-fields.ts'
import { ConsentNeeded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Sending } from './Sending.tsx'
import { takeTicket, type TicketResult } from './take-ticket.ts'

type Input = PathInput<typeof postPaths.post>

// No template: the screen shows nothing of the form, and is replaced at once.
/** Takes the form of a ticket, into the app or on to a bank (rules.md#posted-forms). */
export default function PostScreen({ input: { ticket } }: { readonly input: Input }) {
  const replace = useReplace()
  const shell = useShell()
  const [result, setResult] = useState<TicketResult | null>(null)
  // A ticket is taken once, by a visitor who has agreed: until then it stays with the provider.
  const isAgreed = useSnapshot(consent).answer === 'agreed'
  useEffect(() => {
    if (result !== null || !isAgreed) return undefined
    let left = false
    async function follow(): Promise<void> {
      const taken = await takeTicket(ticket)
      if (left) return
      if (taken.step === 'enter') {
        keepPostedFields(sessionStore, taken.route, taken.fields)
        replace(taken.route)
      } else setResult(taken)
    }
    void follow()
    return () => {
      left = true
    }
  }, [ticket, result, isAgreed, replace])

  const home = () => replace(homePaths.home.to())
  // Agreeing there or in the notice takes the ticket.
  if (!isAgreed) return <ConsentNeeded onAgreed={() => {}} />
  switch (result?.step) {
    case 'send':
      return <Sending form={result} />
    case 'failed':
      return (
        <EmptyState
          kind="offline"
          title="没有收到回应"
          note="请检查网络后重试。如仍无法打开，请回到原来的页面重新发起"
          actionText="重试"
          onAction={() => setResult(null)}
          secondaryText="返回上一页"
          onSecondary={shell.back}
        />
      )
    case 'refuse':
      return (
        <EmptyState
          kind="forbidden"
          title="为了您的安全，没有打开这个链接"
          note="链接不属于我们合作的银行。请回到首页重新进入"
          actionText="回到首页"
          onAction={home}
        />
      )
    case 'expired':
      return (
        <EmptyState
          kind="notfound"
          title="链接已失效"
          note="链接只能打开一次，两分钟内有效。请回到原来的页面重新发起"
          actionText="回到首页"
          onAction={home}
        />
      )
    case 'enter':
    case undefined:
      return (
        <div aria-busy="true">
          <Skeleton shape="detail" />
        </div>
      )
  }
}
