import { ASSET_CLASSES, ASSET_NAMES, type AssetClass } from '#domain/advice/ladder.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Ring } from '#ui/charts/Ring.tsx'

interface Props {
  readonly title: string
  /** Percent by class. */
  readonly shares: Readonly<Record<AssetClass, Decimal>>
  /** Returns the sum of a class, as it is shown. */
  readonly amount: (of: AssetClass) => string
}

/** The classes of a mix as a ring; those of nothing are left out. */
export function MixCard({ title, shares, amount }: Props) {
  const shown = ASSET_CLASSES.filter((it) => Number(shares[it]) > 0)
  return (
    <Card title={title}>
      <Ring
        label={title}
        parts={shown.map((it) => ({
          key: it,
          name: ASSET_NAMES[it],
          size: Number(shares[it]),
          share: formatRate(shares[it]),
          amount: amount(it),
        }))}
      />
    </Card>
  )
}
