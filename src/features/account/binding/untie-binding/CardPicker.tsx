import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import { listBankCards, querySupportBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

interface Props {
  readonly type: '3' | '4' | '5'
  readonly from: string | undefined
}

const NONE: Readonly<Record<Props['type'], string>> = {
  '3': '没有已绑定的银行卡',
  '4': '没有已绑定的银行卡',
  '5': '没有在银行页面签约的银行卡',
}

/** Shows which card is meant, where the address names none. A list of rows, without a template. */
export function CardPicker({ type, from }: Props) {
  const cards = useCurrent(listBankCards, {})
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  const pageBanks = banks.data?.banks.filter((it) => it.signBy === 'page').map((it) => it.bankId)
  const open = cards.data?.cards.filter(
    (it) => type !== '5' || pageBanks?.includes(it.bankId) === true,
  )
  const data = pageBanks === undefined ? undefined : open
  return (
    <Loaded
      query={combineQueries([cards, banks], data)}
      skeleton={<SkeletonScreen shape="list" />}
      isEmpty={(all) => all.length === 0}
      empty={<StateWithBack kind="empty" title={NONE[type]} />}
    >
      {(all) => (
        <Page>
          <UnreadableNotice of={[cards.data?.cards]} />
          <Card title="请选择银行卡" flush>
            <RowList label="银行卡">
              {all.map((it) => (
                <Row
                  key={it.bankSerial}
                  title={cardName(it)}
                  note={it.available ? undefined : it.unavailableReason}
                  value={it.isMain === '1' ? '主卡' : undefined}
                  href={bindingPaths.untieBinding.to({
                    type,
                    step: '1',
                    bankSerial: it.bankSerial,
                    from,
                  })}
                />
              ))}
            </RowList>
          </Card>
        </Page>
      )}
    </Loaded>
  )
}
