import { requestConsent } from '#platform/consent.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  /** Called once the user has agreed. */
  readonly onAgreed: () => void
}

/** In place of what needs an agreement to the privacy notice, which the user has not given. */
export function ConsentNeeded({ onAgreed }: Props) {
  return (
    <EmptyState
      kind="login"
      title="同意个人信息保护提示后查看"
      note="您目前仅浏览公开信息。这里要用到您的信息，请先阅读提示"
      actionText="阅读并同意"
      onAction={async () => {
        if (await requestConsent()) onAgreed()
      }}
    />
  )
}
