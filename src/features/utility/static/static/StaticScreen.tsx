import { useQuery } from '@tanstack/react-query'
import { documentHosts } from '#platform/build-env.ts'
import type { staticPaths } from '#paths/static.ts'
import type { PathInput } from '#paths/path.ts'
import { ErrorState, Loaded } from '#templates/Loaded.tsx'
import { useTitle } from '#templates/use-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { DownloadBar } from './DownloadBar.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PdfPreview } from './PdfPreview.tsx'
import { RefusedAddress } from '#shared/parts/outside/RefusedAddress.tsx'
import { documentAddress, type DocumentAddress } from './document-address.ts'
import { documentContent } from './document-content.ts'

type Input = PathInput<typeof staticPaths.static>

// No template: a document is a PDF or a page in a frame, with a bar to download it.
/** One document: a PDF's first pages, or a page in a frame (rules.md#static-documents). */
export default function StaticScreen({ input }: { readonly input: Input }) {
  const { title = '文件', isShowDownload } = input
  useTitle(title)
  const address = documentAddress(input, window.location.origin, documentHosts())
  if ('refused' in address) return <RefusedAddress reason={address.refused} />
  return <Document address={address} title={title} download={isShowDownload === undefined} />
}

interface DocumentProps {
  readonly address: DocumentAddress
  readonly title: string
  /** True if a PDF can be downloaded: unless `isShowDownload` is set. */
  readonly download: boolean
}

function Document({ address, title, download }: DocumentProps) {
  const content = useQuery(documentContent(address))
  const bar =
    address.isPdf && download ? (
      <DownloadBar href={address.href} own={address.own} title={title} />
    ) : null
  if (content.error !== null && address.isPdf) {
    // A file of another host may still be downloaded: the host need not allow pages to read it.
    return (
      <>
        <ErrorState error={content.error} onRetry={() => void content.refetch()} />
        {address.own ? null : bar}
      </>
    )
  }
  return (
    <Loaded
      query={content}
      skeleton={
        <Page>
          <Skeleton lines={8} />
        </Page>
      }
    >
      {({ bytes }) => (
        <>
          <Page>
            {bytes === null ? (
              <PageFrame address={address} title={title} />
            ) : (
              <PdfPreview bytes={bytes} download={download} />
            )}
          </Page>
          {bar}
        </>
      )}
    </Loaded>
  )
}
