import { Suspense, useState } from 'react'
import { brand } from '#domain/brand.ts'
import { downloadPaths } from '#paths/download.ts'
import { openInApp } from '#platform/open-app.ts'
import { publicAddress } from '#platform/public-address.ts'
import { Button } from '#ui/base/Button.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Note } from '#ui/text/Note.tsx'

const HandOver = lazyPart(() => import('./HandOver.tsx'))

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The address of ours at which the app goes on. */
  readonly to: string
  /** The act that another company's app cannot do: 签约. */
  readonly act: string
}

/** Leads from another company's app to ours: by its link, else by a code and a copied link. */
export function HandOverSheet({ open, onClose, to, act }: Props) {
  const [missing, setMissing] = useState(false)
  const go = async () => {
    const end = await openInApp(to, (link) => window.location.assign(link))
    setMissing(end === 'notOpened')
  }
  return (
    <Sheet open={open} onClose={onClose} title={`在${brand.company} App 中继续`}>
      <Note>{`${act}只在${brand.company}自己的渠道办理：App、公众号和官网`}</Note>
      <Button size="large" block onClick={go}>
        打开 App
      </Button>
      {missing ? <Note>没有打开 App，请用下面的二维码或链接</Note> : null}
      <Suspense fallback={<Skeleton lines={6} />}>
        <HandOver link={publicAddress(downloadPaths.download.to({ to }))} />
      </Suspense>
    </Sheet>
  )
}
