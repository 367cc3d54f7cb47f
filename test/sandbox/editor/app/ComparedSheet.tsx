import { useQuery } from '@tanstack/react-query'
import { loadVersion } from './calls.ts'
import { differences } from './differences.ts'
import { Differences } from './Differences.tsx'
import { Sheet } from './Sheet.tsx'
import { failureText } from './words.ts'

interface Props {
  readonly pageId: string
  readonly version: number
  readonly onClose: () => void
}

/** What a version changed in the one before it. */
export function ComparedSheet({ pageId, version, onClose }: Props) {
  const query = useQuery({
    queryKey: ['compared', pageId, version],
    queryFn: async () => {
      const [before, after] = await Promise.all([
        loadVersion(pageId, version - 1),
        loadVersion(pageId, version),
      ])
      return differences(before.doc, after.doc, [before.audience, after.audience])
    },
  })
  return (
    <Sheet title={`v${version} 比 v${version - 1} 改了什么`} onClose={onClose}>
      {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
      {query.data === undefined ? null : (
        <Differences {...query.data} names={[`v${version - 1}`, `v${version}`]} />
      )}
    </Sheet>
  )
}
