import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { useCurrent } from '#api/use-current.ts'
import { openingLeftText } from '#domain/identity/opening-words.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { useRealName } from './use-real-name.ts'
import { useLeaveFor } from './use-way-back.ts'

/**
 * Shows how much of the account opening is left, with the way on; nothing until the provider says
 * so.
 */
export function OpeningLeft() {
  const leaveFor = useLeaveFor()
  const verify = useRealName()
  const { data, isPending } = useCurrent(queryOpeningProgress, {})
  if (isPending) return <div aria-busy="true" hidden />
  const left = data === undefined ? '' : openingLeftText(data.step)
  if (left === '') return null
  return (
    <div data-track="openAccount">
      <Banner
        tone="info"
        action={{
          text: data?.document === null ? '去开户' : '继续开户',
          onClick: () => {
            if (data?.step === 'password') leaveFor('tradingPassword')
            else void verify()
          },
        }}
      >
        {left}
      </Banner>
    </div>
  )
}
