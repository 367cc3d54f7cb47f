import { Suspense, useState, type ComponentProps } from 'react'
import { Button, type Missing } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'

const CertificateSheet = lazyPart(() => import('./CertificateSheet.tsx'))

type Props = Omit<ComponentProps<typeof CertificateSheet>, 'open' | 'onClose'>

const NOT_FINAL: Missing = { reason: '结算完成后可以生成证书' }

/** Opens the certificate of a final result; what draws it is loaded then. */
export function CertificateBar(props: Props) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <BottomBar>
        <Button size="large" block missing={props.own.final ? null : NOT_FINAL} onClick={show}>
          生成成绩证书
        </Button>
      </BottomBar>
      {opened ? (
        <Suspense fallback={null}>
          <CertificateSheet open={open} onClose={() => setOpen(false)} {...props} />
        </Suspense>
      ) : null}
    </>
  )
}
