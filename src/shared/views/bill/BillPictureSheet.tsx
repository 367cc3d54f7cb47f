import { useMemo, useState } from 'react'
import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { publicAddress } from '#platform/public-address.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { Bill } from './bill.ts'
import type { BillLook } from './bill-look.ts'
import { drawBill } from './draw-bill.ts'
import styles from './pages/BillPage.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly bill: Bill
  readonly edition: BillEdition
  readonly look: BillLook
}

/** The picture of a bill before it is saved or shared: without amounts until they are asked for. */
export default function BillPictureSheet({ open, onClose, bill, edition, look }: Props) {
  const [amounts, setAmounts] = useState(false)
  const { year } = edition
  const home = BILL_HOMES[year]
  const drawn = useMemo(() => {
    try {
      return drawBill({ bill, edition, look, link: publicAddress(home), amounts })
    } catch {
      return null
    }
  }, [bill, edition, look, home, amounts])
  // Each opening begins without them.
  const close = () => {
    setAmounts(false)
    onClose()
  }
  const choose = async (checked: boolean) => {
    if (!checked) return setAmounts(false)
    const answer = await dialog.confirm({
      title: '在图片里显示金额',
      content: '图片会显示您的收益金额，发出后无法收回。每次做图都会再问一次。',
      confirmText: '显示',
    })
    setAmounts(answer === 'confirm')
  }
  const share = async () => {
    if (drawn === null) return
    close()
    await sharePage(`我的 ${year} 年度账单`, home, { drawn })
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title="年度账单图片"
      {...(drawn === null
        ? {}
        : {
            footer: (
              <Button size="large" block onClick={share}>
                保存或分享
              </Button>
            ),
          })}
    >
      {drawn === null ? (
        <EmptyState
          kind="error"
          title="这台设备画不出图片"
          note="可以截屏保存，截屏前请先隐藏金额"
          actionText="知道了"
          onAction={close}
        />
      ) : (
        <div className={styles.picture}>
          <Picture
            src={drawn.src}
            alt={`${year} 年度账单图片，${amounts ? '含收益金额' : '不含金额'}，附二维码`}
            width={drawn.width}
            height={drawn.height}
            eager
          />
          <CheckLine checked={amounts} onChange={(checked) => void choose(checked)}>
            显示金额
          </CheckLine>
        </div>
      )}
    </Sheet>
  )
}
