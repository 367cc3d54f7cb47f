import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { archivesPrefetch, FundArchives } from '#shared/parts/fund-archives/FundArchives.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailArchives>

export const prefetch: Prefetch<Input> = ({ fundCode }) => archivesPrefetch(fundCode)

/** A fund's profile, with its strategy one tap away. */
export default function FundDetailArchivesScreen({ input }: { readonly input: Input }) {
  return (
    <FundArchives
      fundCode={input.fundCode}
      pageFor={(fundCode) => fundDetailPaths.fundDetailSingle.to({ fundCode })}
      foot={
        <Card flush>
          <Row
            title="策略说明"
            note="合同里的投资策略，与可选的智能投资策略"
            href={fundDetailPaths.fundStrategy.to(input)}
          />
        </Card>
      }
    />
  )
}
