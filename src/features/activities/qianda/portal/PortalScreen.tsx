import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { brand } from '#domain/brand.ts'
import { homePaths } from '#paths/home.ts'
import { handOverIn, qiandaPaths } from '#paths/activities/qianda.ts'
import type { PathInput } from '#paths/path.ts'
import { consent } from '#platform/consent.ts'
import { session } from '#session/session.ts'
import { withPosted } from '#shared/engines/trip/with-posted.ts'
import { ConsentNeeded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { enterFrom, takeHandOver, type Arrived, type Taken } from './take-hand-over.ts'

type Input = PathInput<typeof qiandaPaths.portal>

// No template: the screen shows nothing of the hand-over, and is replaced at once.
/** Takes a partner's hand-over, and leads to where it goes on (rules.md#partner-hand-overs). */
export default function PortalScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const shell = useShell()
  const [given] = useState(() => handOverIn(withPosted(qiandaPaths.portal, input)))
  const [taken, setTaken] = useState<Taken | null>(null)
  const isAgreed = useSnapshot(consent).answer === 'agreed'
  const { ready } = useSnapshot(session)
  const isBare = Object.keys(handOverIn(input)).length === 0

  // Before all else: a hand-over stays in no address, and no history.
  const strip = useEffectEvent(() => {
    if (!isBare) replace(qiandaPaths.portal.to({}))
  })
  useEffect(() => strip(), [])

  const arrived = useEffectEvent((it: Taken | Arrived) => {
    if (it.is === 'at') replace(it.to)
    else setTaken(it)
  })
  const login = useEffectEvent(() => shell.login())
  const waits = isAgreed && ready && isBare && taken === null
  useEffect(() => {
    if (!waits) return
    void takeHandOver(given)
      .then<Taken | Arrived>((it) => (it.is === 'entered' ? enterFrom(it, () => login()) : it))
      .then((it) => arrived(it))
  }, [waits, given])

  const home = () => replace(homePaths.home.to())
  // Agreeing there or in the notice takes the hand-over.
  if (!isAgreed) return <ConsentNeeded onAgreed={() => {}} />
  switch (taken?.is) {
    case 'refused':
      return (
        <EmptyState
          kind="forbidden"
          title={taken.text}
          note="为了您的安全，进入链接只能使用一次，5 分钟内有效"
          actionText="看看首页"
          onAction={home}
        />
      )
    case 'lost':
      return (
        <EmptyState
          kind="offline"
          title="没有收到回应"
          note="请检查网络后在 1 分钟内重试。如仍无法进入，请从合作方重新进入"
          actionText="重试"
          onAction={() => setTaken(null)}
          secondaryText="返回上一页"
          onSecondary={shell.back}
        />
      )
    case 'other':
      return (
        <EmptyState
          kind="forbidden"
          title="没有切换账户"
          note="合作方交接的是另一位用户。您可以继续使用当前账户，或从合作方重新进入"
          actionText="看看首页"
          onAction={home}
        />
      )
    case 'entered':
    case undefined:
      return (
        <EmptyState
          kind="empty"
          title="正在为您进入"
          note={`基金由${brand.company}销售，交易在${brand.company}的页面完成`}
        />
      )
  }
}
