import { useNavigate } from 'react-router-dom'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'

interface Props {
  readonly codes: readonly string[]
  /** The most funds that can be compared at once. */
  readonly most: number
}

/** The bar that leads to the comparison of the picked funds. */
export function ComparisonBar({ codes, most }: Props) {
  const navigate = useNavigate()
  return (
    <BottomBar>
      <Button
        block
        size="large"
        track="compare"
        missing={codes.length < 2 ? { reason: '请至少选择两只基金' } : null}
        onClick={() =>
          void navigate(
            fundPortalPaths.allFundList.to({ scope: 'compare', codes: codes.join(',') }),
          )
        }
      >
        {`对比 ${codes.length}/${most} 只`}
      </Button>
    </BottomBar>
  )
}
