import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { listBankCards } from '#api/calls/bank.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import { session } from '#session/session.ts'
import { OpeningLeft } from '#shared/person/OpeningLeft.tsx'
import { Banner } from '#ui/text/Banner.tsx'

/** What the user should do about the account: an opening that is not finished, a lost card. */
export function HomeNotices() {
  const { userInfo } = useSnapshot(session)
  if (userInfo === null) return null
  return userInfo.authFlag === '1' ? <LostCard /> : <OpeningLeft />
}

function LostCard() {
  const navigate = useNavigate()
  const cards = useQuery(queryFor(listBankCards, {}))
  const lost = cards.data?.cards.find((it) => it.lost === '1')
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), enabled: lost !== undefined })
  if (lost === undefined || requests.data === undefined) return null
  const { bankSerial } = lost
  const name = `${lost.bankName}（尾号 ${lost.cardTail}）`
  const request = requests.data.requests.find(
    (it) => it.state === 'reviewing' && it.card?.bankSerial === bankSerial,
  )
  return request === undefined ? (
    <Banner
      tone="warning"
      action={{
        text: '更换银行卡',
        onClick: () =>
          void navigate(bindingPaths.untieBinding.to({ type: '4', step: '1', bankSerial })),
      }}
    >
      {`${name}已挂失，不能买入和收款。更换后份额和计划转到新卡，不用卖出`}
    </Banner>
  ) : (
    <Banner
      tone="info"
      action={{
        text: '查看进度',
        onClick: () =>
          void navigate(bindingPaths.untieSuccess.to({ type: '4', requestNo: request.requestNo })),
      }}
    >
      {`${name}的换卡申请审核中`}
    </Banner>
  )
}
