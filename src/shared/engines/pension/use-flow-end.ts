import { assetPaths } from '#paths/asset.ts'
import { dropTrip } from '#session/trip.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

/** The way out once nothing more is to be done here: back to `from`, else to the assets. */
export function useFlowEnd(from: string | undefined) {
  const replace = useReplace()
  const { goOn } = useWayBack(from)
  return {
    text: from === undefined ? '查看我的资产' : '继续',
    go: () => {
      dropTrip()
      if (from === undefined) replace(assetPaths.holdList.to())
      else goOn()
    },
  }
}
