import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteAddress, listAddresses } from '#api/calls/gold/mall.ts'
import { send } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import styles from './AddressChoice.module.css'
import { AddressForm } from './AddressForm.tsx'

interface Props {
  readonly value: string | null
  readonly onChange: (addressId: string | null) => void
}

/** The user's addresses, of which one is taken; a new one, and one that is removed. */
export function AddressChoice({ value, onChange }: Props) {
  const query = useQuery({ ...queryFor(listAddresses, {}), staleTime: 0 })
  const [adding, setAdding] = useState(false)
  const remove = async () => {
    if (value === null) return
    if ((await dialog.confirm({ content: '删除这个地址？已提交的兑换不受影响' })) !== 'confirm')
      return
    const answer = await send(deleteAddress, { addressId: value }).catch(() => null)
    if (answer === null || !answer.ok) toast.show(answer?.retMsg ?? '没有收到删除结果，请稍后查看')
    else onChange(null)
    await query.refetch()
  }
  return (
    <div id="exchange-address" className={styles.address}>
      <Loaded query={query} skeleton={<Skeleton lines={3} />}>
        {({ addresses }) => (
          <>
            {addresses.length === 0 ? null : (
              <Choices
                inSheet
                title="收货地址"
                choices={addresses.map((it) => ({
                  key: it.addressId,
                  label: `${it.name} ${it.mobile}`,
                  notes: [`${it.region} ${it.detail}`],
                }))}
                value={value}
                onChange={onChange}
              />
            )}
            <Button kind="secondary" block onClick={() => setAdding(true)}>
              新增收货地址
            </Button>
            {value === null ? null : (
              <Button kind="text" block onClick={remove}>
                删除所选地址
              </Button>
            )}
          </>
        )}
      </Loaded>
      <AddressForm
        open={adding}
        onClose={() => setAdding(false)}
        onSaved={async (addressId) => {
          setAdding(false)
          await query.refetch()
          onChange(addressId)
        }}
      />
    </div>
  )
}
