import { queryUserStatus } from '#api/calls/auth.ts'
import { realName } from '#domain/person/real-name.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { OpeningLeft } from '#shared/engines/person/OpeningLeft.tsx'
import { useLeaveFor, useWayBack } from '#shared/engines/person/use-way-back.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useSnapshot } from 'valtio'
import { useCurrent } from '#api/use-current.ts'
import { session } from '#session/session.ts'

type Input = PathInput<typeof activityPaths.authGuide>

export const prefetch = prefetchSlot('auth-guide')

/**
 * Shows how an account is opened: the steps, what to have at hand, why each datum, where one
 * stopped.
 */
export default function AuthGuideScreen({ input: { from } }: { readonly input: Input }) {
  return (
    <SlotTemplate
      slot="auth-guide"
      path={activityPaths.authGuide.to()}
      above={<Stopped from={from} />}
      below={
        <Card flush>
          <Row title="支持的银行" note="限额与签约方式" href={authenticPaths.supportBank.to()} />
        </Card>
      }
    />
  )
}

/** Shows where the user's own opening is, and the way on. */
function Stopped({ from }: Input) {
  const shell = useShell()
  const { ready } = useSnapshot(session)
  const signedIn = useSignedIn()
  const leaveFor = useLeaveFor()
  const { goOn } = useWayBack(from)
  const status = useCurrent(queryUserStatus, {}, { enabled: signedIn })
  if (!ready) return <div aria-busy="true" hidden />
  if (!signedIn) {
    return (
      <Banner tone="info" action={{ text: '登录', onClick: () => void shell.login() }}>
        登录后开户，填过的内容会保留
      </Banner>
    )
  }
  if (status.error !== null && status.data === undefined)
    return <FailedLine what="开户进度" onRetry={status.refetch} />
  if (status.data === undefined) return <div aria-busy="true" hidden />
  const name = realName(status.data)
  if (name === 'rejected')
    return (
      <Banner
        tone="warning"
        action={{ text: '重新上传', onClick: () => leaveFor('document') }}
      >{`身份证件未通过审核：${status.data.approveRemark}`}</Banner>
    )
  if (name === 'verified') {
    return (
      <Banner tone="info" action={from === undefined ? undefined : { text: '返回', onClick: goOn }}>
        您已完成实名认证
      </Banner>
    )
  }
  return <OpeningLeft />
}
