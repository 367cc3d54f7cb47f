import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { querySupportBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { Loaded, type ScreenData } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { CardLimits } from './CardLimits.tsx'
import { CardPart } from './CardPart.tsx'
import styles from './CardPart.module.css'
import { useRequests } from './use-center-data.ts'
import { useCardActs } from './use-card-acts.ts'

interface Props {
  readonly open: boolean
  readonly query: ScreenData<{ readonly cards: readonly BoundCard[] }>
  readonly onClose: () => void
}

/** The bound cards: main card, the user's own limits, untying. Whole numbers are never shown. */
export function CardsSheet({ open, query, onClose }: Props) {
  const [limitsOf, setLimitsOf] = useState<BoundCard | null>(null)
  const requests = useRequests()
  const banks = useQuery({ ...queryFor(querySupportBankCards, {}), enabled: open })
  const stop = useFrozenStop('setMainBankCard')
  const acts = useCardActs(() => setLimitsOf(null))
  return (
    <>
      <Sheet
        open={open}
        onClose={limitsOf === null ? onClose : () => setLimitsOf(null)}
        title={limitsOf === null ? '我的银行卡' : '本人限额'}
        flush={limitsOf === null}
      >
        {limitsOf === null ? (
          <Loaded
            query={query}
            skeleton={<Skeleton shape="rows" lines={4} />}
            isEmpty={({ cards }) => isEmptyList(cards)}
            empty={<EmptyState kind="empty" title="还没有绑定银行卡" note="添加后可以买入和取出" />}
          >
            {({ cards }) => (
              <>
                <UnreadableNotice of={[cards]} />
                {cards.map((card) => (
                  <CardPart
                    key={card.bankSerial}
                    card={card}
                    stop={stop}
                    replacing={
                      requests.data?.requests.find(
                        (it) => it.state === 'reviewing' && it.card?.bankSerial === card.bankSerial,
                      ) ?? null
                    }
                    signed={
                      banks.data?.banks.some(
                        ({ bankId, signBy }) => bankId === card.bankId && signBy === 'page',
                      ) ?? false
                    }
                    onMain={() => acts.makeMain(card)}
                    onLimits={() => setLimitsOf(card)}
                  />
                ))}
              </>
            )}
          </Loaded>
        ) : (
          <CardLimits card={limitsOf} onSave={(limits) => acts.setLimits(limitsOf, limits)} />
        )}
        {limitsOf === null ? (
          <div className={styles.card}>
            <RowList label="添加银行卡">
              <Row title="添加银行卡" href={dealPaths.addBank.to()} />
              <Row title="支持的银行与限额" href={authenticPaths.supportBank.to()} />
            </RowList>
          </div>
        ) : null}
      </Sheet>
      <PasswordSheet
        of={acts.acting}
        subtitle={acts.asked?.subject ?? ''}
        items={acts.asked?.items ?? []}
      />
    </>
  )
}
