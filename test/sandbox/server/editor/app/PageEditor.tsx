import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { loadNewest } from './calls.ts'
import { openDocument } from './document-parts.ts'
import { UnreadablePage } from './UnreadablePage.tsx'
import { Workbench } from './Workbench.tsx'
import { failureText } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
}

/** Opens the newest version of a page in Puck. */
export default function PageEditor({ pageId, who }: Props) {
  /** A file in place of a draft that cannot be opened. */
  const [imported, put] = useState<ReturnType<typeof openDocument>>(null)
  const query = useQuery({
    queryKey: ['newest', pageId],
    queryFn: () => loadNewest(pageId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (query.isError) return <p className="ed-state">{failureText(query.error)}</p>
  if (query.data === undefined) return <p className="ed-state">正在打开…</p>
  const opened = imported ?? openDocument(query.data.doc)
  if (opened === null) {
    return (
      <UnreadablePage
        pageId={pageId}
        who={who}
        onImport={(document, notes) => put({ document, notes })}
      />
    )
  }
  const { document, notes } = opened
  return (
    <Workbench
      pageId={pageId}
      who={who}
      base={query.data}
      opened={document}
      isStored={imported === null}
      notes={notes}
    />
  )
}
