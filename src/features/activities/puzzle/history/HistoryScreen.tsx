import { listGuesses } from '#api/calls/activities/puzzle.ts'
import { prefetchPages } from '#api/query.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import type { PathInput } from '#paths/path.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useNavigate } from 'react-router-dom'
import { editionOf, errorNote, guessNote, guessValue } from '../parts/guess-words.ts'

type Input = PathInput<typeof puzzlePaths.history>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(listGuesses, { activityId: editionOf(input) }),
]

/** The user's guesses, the newest first, each with the close, its error and its coins. */
export default function HistoryScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const list = useEndlessList(listGuesses, { activityId: editionOf(input) })
  const { first } = list
  return (
    <ListTemplate
      label="竞猜记录"
      list={list}
      itemKey={({ day }) => day}
      head={
        first === undefined || first.total === 0 ? null : (
          <RowCard label="合计">
            <Row
              title={`共 ${first.total} 期`}
              note="金币与各期相加一致"
              value={`${unitAmount(first.coins, 'plain')} 金币`}
              href={goldStorePaths.goldVaryRecords.to()}
            />
          </RowCard>
        )
      }
      empty={{
        title: '还没有竞猜记录',
        note: '每个交易日前一日 15:30 开放',
        actionText: '去竞猜',
        onAction: () => void navigate(puzzlePaths.home.to({ activityId: input.activityId })),
      }}
      footNote="误差按未取整的结果比较，显示到小数点后四位"
    >
      {(it) => (
        <Row
          whole
          title={`${formatDate(it.day)} ${weekdayName(it.day)}`}
          note={guessNote(it)}
          value={guessValue(it)}
          valueNote={errorNote(it)}
        />
      )}
    </ListTemplate>
  )
}
