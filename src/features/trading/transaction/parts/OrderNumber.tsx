import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import styles from './OrderNumber.module.css'

/** The order's number, to read out to the service or to copy. */
export function OrderNumber({ value }: { readonly value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast.show('订单号已复制')
    } catch {
      toast.show('没有复制成功，请长按订单号复制')
    }
  }
  return (
    <div className={styles.line}>
      <span className={styles.label}>订单号</span>
      <span className={styles.value}>{value}</span>
      <Button kind="text" size="small" onClick={copy}>
        复制
      </Button>
    </div>
  )
}
