import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { DIRECT, KEEP, type Challenge } from '#shared/views/challenge/challenges.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

interface Props {
  readonly fundCode: string
}

/** The ways into the challenges that run, that the user may join, and that hold the fund. */
export function KeepRow({ fundCode }: Props) {
  return (
    <>
      <ChallengeRow challenge={KEEP} fundCode={fundCode} />
      <ChallengeRow challenge={DIRECT} fundCode={fundCode} />
    </>
  )
}

function ChallengeRow({ challenge, fundCode }: Props & { readonly challenge: Challenge }) {
  const { name, running: activityId, calls, pages } = challenge
  const enabled = activityId !== ''
  const welcome = useQuery({ ...queryFor(calls.welcome, { activityId }), enabled })
  const join = useQuery({ ...queryFor(calls.canJoin, { activityId }), enabled })
  const holds = welcome.data?.funds.some((fund) => fund.fundCode === fundCode) === true
  if (!holds || join.data?.canJoin !== true) return null
  return (
    <Card flush>
      <Row
        title={name}
        note={`${welcome.data?.title ?? ''}，连续扣款成功可领奖励`}
        href={pages.home(activityId)}
      />
    </Card>
  )
}
