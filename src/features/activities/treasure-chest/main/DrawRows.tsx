import type * as v from 'valibot'
import type { queryChest } from '#api/calls/activities/chest.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

type Draw = v.InferOutput<typeof queryChest.payload>['last'][number]

/** The prizes drawn, with their times; each leads to the coupon, or to the records of coins. */
export const DrawRows = ({
  label,
  draws,
}: {
  readonly label: string
  readonly draws: readonly Draw[]
}) => (
  <RowList label={label}>
    {draws.map(({ requestNo, title, time, cardId }) => (
      <Row
        key={requestNo}
        title={title}
        note={formatDateTime(time, { seconds: false })}
        href={
          cardId === null
            ? goldStorePaths.goldVaryRecords.to()
            : couponCenterPaths.couponDetail.to({ cardId })
        }
      />
    ))}
  </RowList>
)
