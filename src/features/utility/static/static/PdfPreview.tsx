import { useEffect, useState } from 'react'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { PdfPage } from './PdfPage.tsx'
import type { PdfFile } from './pdf-reader.ts'

/** The number of pages that are shown (rules.md#static-documents); the rest needs a download. */
const SHOWN = 5

type Reading =
  | { readonly state: 'opening' }
  | { readonly state: 'damaged' }
  | { readonly state: 'open'; readonly file: PdfFile }

/** Opens the file while the component is mounted. */
function useReading(bytes: Uint8Array): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'opening' })
  useEffect(() => {
    let left = false
    let opened: PdfFile | null = null
    async function open(): Promise<void> {
      try {
        const { openPdf } = await import('./pdf-reader.ts')
        const file = await openPdf(bytes.slice())
        opened = file
        if (left) file.close()
        else if (file.pages === 0) setReading({ state: 'damaged' })
        else setReading({ state: 'open', file })
      } catch {
        if (!left) setReading({ state: 'damaged' })
      }
    }
    void open()
    return () => {
      left = true
      setReading({ state: 'opening' })
      opened?.close()
    }
  }, [bytes])
  return reading
}

interface Props {
  readonly bytes: Uint8Array
  /** True if there is a button to download the file. */
  readonly download: boolean
}

/** A PDF's first pages, one below another, as wide as the screen. */
export function PdfPreview({ bytes, download }: Props) {
  const reading = useReading(bytes)
  if (reading.state === 'damaged') {
    const instead = download ? '您可以下载后查看' : '请稍后再试，或联系客服获取文件'
    return (
      <EmptyState
        kind="error"
        title="这份文件无法预览"
        note={instead}
        secondaryText="联系客服"
        onSecondary={() => openCustomer('文件预览')}
      />
    )
  }
  if (reading.state === 'opening') {
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    )
  }
  const { file } = reading
  const shown = Math.min(file.pages, SHOWN)
  return (
    <>
      {file.pages > shown ? (
        <Banner tone="info">
          {`这里预览前 ${shown} 页，共 ${file.pages} 页${download ? '，其余请下载查看' : ''}`}
        </Banner>
      ) : null}
      {Array.from({ length: shown }, (_, at) => (
        <PdfPage key={at} file={file} number={at + 1} download={download} />
      ))}
    </>
  )
}
