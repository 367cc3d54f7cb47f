import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryRedeemRetentionAds } from '#api/calls/redeem.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { useForward } from '#templates/use-forward.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The most items; more would put pressure on the user. */
const MOST = 2

/**
 * The provider's information before a redemption. Optional: nothing is shown while it loads or when
 * it fails.
 */
export function RetentionCard({ fundCode }: { readonly fundCode: string }) {
  const { data } = useQuery(queryFor(queryRedeemRetentionAds, { fundCode }))
  const forward = useForward()
  const ads = data?.ads.slice(0, MOST) ?? []
  if (ads.length === 0) return null
  return (
    <RowCard title="卖出前了解">
      {ads.map(({ adId, title, content, forwardInfo }) => {
        const open = forward(forwardInfo)
        return (
          <Exposed key={adId} what="redeemAd" id={adId}>
            <Row title={title} note={content} onClick={open ?? undefined} />
          </Exposed>
        )
      })}
    </RowCard>
  )
}
