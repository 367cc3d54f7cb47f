import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { MissingPage } from '#templates/MissingPage.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EndResult } from './EndResult.tsx'

interface Props {
  readonly type: '3' | '5'
  readonly bankSerial: string | undefined
  readonly from: string | undefined
}

/** Whether a card is still bound; of a contract, whether the card can still pay. */
export function CardResult({ type, bankSerial, from }: Props) {
  const navigate = useNavigate()
  const cards = useQuery({ ...queryFor(listBankCards, {}), staleTime: 0 })
  if (bankSerial === undefined) return <MissingPage />
  const again = () =>
    void navigate(bindingPaths.untieBinding.to({ type, step: '1', bankSerial, from }), {
      replace: true,
    })
  return (
    <Loaded query={cards} skeleton={<SkeletonScreen shape="detail" />}>
      {({ cards: all }) => {
        const card = all.find((it) => it.bankSerial === bankSerial)
        if (type === '3') {
          const left = all[0]
          return (
            <EndResult
              isDone={card === undefined}
              done={{
                title: '银行卡已解绑',
                note:
                  left === undefined
                    ? '您还没有其他银行卡，添加后才能买入'
                    : `现在的主卡是${left.bankName}（尾号 ${left.cardTail}）`,
              }}
              open={{
                title: '银行卡仍然绑定',
                note: '解绑没有完成，银行卡没有变化。可以重新办理',
              }}
              onAgain={again}
              from={from}
            />
          )
        }
        return (
          <EndResult
            isDone={card === undefined || !card.available}
            done={{
              title: '签约已解除',
              note: '这张卡不能再付款。卡上的份额不变，卖出款仍转入这张卡',
            }}
            open={{ title: '签约仍然有效', note: '还没有收到银行的解除结果。可以重新办理' }}
            onAgain={again}
            from={from}
          />
        )
      }}
    </Loaded>
  )
}
