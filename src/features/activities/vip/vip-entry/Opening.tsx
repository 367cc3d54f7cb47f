import { tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { AgreementPart } from '#shared/engines/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import type { Vip } from '#shared/parts/vip/tier-progress.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useOpening } from './use-opening.ts'

interface Props {
  readonly vip: Vip
  readonly from: string | undefined
}

/** Becoming a member, or why that is not possible yet. */
export function Opening({ vip: { member, unmet }, from }: Props) {
  const shell = useShell()
  const replace = useReplace()
  const verify = useRealName()
  const signedIn = useSignedIn()
  if (!signedIn) return <Act text="登录后开通" onClick={() => void shell.login()} />
  if (member !== null)
    return (
      <Act
        note={`您已是会员，等级 ${tierName(member.tier)}`}
        text="去会员中心"
        onClick={() => replace(vipPaths.vipHome.to())}
      />
    )
  if (unmet !== '')
    return <Act note={unmet} text="去实名认证" onClick={async () => void (await verify())} />
  return <Consenting from={from} />
}

function Consenting({ from }: { readonly from: string | undefined }) {
  const agreements = useAgreements('vip')
  const opening = useOpening(agreements, from)
  return (
    <>
      <Card title="授权">
        <AgreementPart agreements={agreements} />
      </Card>
      <BottomBar>
        <Button
          size="large"
          block
          track="openVip"
          missing={agreements.missing}
          busy={opening.at === 'sending'}
          onClick={() => opening.start()}
        >
          开通会员
        </Button>
      </BottomBar>
    </>
  )
}

interface ActProps {
  readonly text: string
  readonly note?: string
  readonly onClick: () => void | Promise<void>
}

const Act = ({ text, note, onClick }: ActProps) => (
  <BottomBar note={note}>
    <Button size="large" block onClick={onClick}>
      {text}
    </Button>
  </BottomBar>
)
