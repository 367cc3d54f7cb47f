import { useQuery } from '@tanstack/react-query'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryFor } from '#api/query.ts'
import { openingStepsLeft, OPENING_TITLES } from '#domain/identity/opening.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { useRealName } from './use-real-name.ts'
import { useLeaveFor } from './use-way-back.ts'

/** How much of the account opening is left, with the way on; nothing until the provider says so. */
export function OpeningLeft() {
  const leaveFor = useLeaveFor()
  const verify = useRealName()
  const { data, isPending } = useQuery({ ...queryFor(queryOpeningProgress, {}), staleTime: 0 })
  if (isPending) return <div aria-busy="true" hidden />
  const left = data === undefined ? 0 : openingStepsLeft(data.step)
  if (left === 0) return null
  const titles = OPENING_TITLES.slice(-1 - left, -1).join('、')
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
        {`开户还差 ${left} 步：${titles}`}
      </Banner>
    </div>
  )
}
