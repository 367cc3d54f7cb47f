import { useState } from 'react'
import { deleteAddress, listAddresses } from '#api/calls/gold/mall.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import styles from './AddressChoice.module.css'
import { AddressForm } from './AddressForm.tsx'

const DELETE = actCall(deleteAddress, { notFound: '这个地址已经删除' })

interface Props {
  readonly value: string | null
  readonly onChange: (addressId: string | null) => void
}

/** The user's addresses, of which one is taken; a new one, and one that is removed. */
export function AddressChoice({ value, onChange }: Props) {
  const query = useCurrent(listAddresses, {})
  const [adding, setAdding] = useState(false)
  const remove = async () => {
    if (value === null) return
    if ((await dialog.confirm({ content: '删除这个地址？已提交的兑换不受影响' })) !== 'confirm')
      return
    await sendAct({
      intent: `delete address ${value}`,
      call: DELETE({ addressId: value }),
      askOutcome: async () => {
        const { addresses } = await fetchOrThrow(listAddresses, {})
        return !addresses.some(({ addressId }) => addressId === value)
      },
      onDone: () => onChange(null),
      onSettled: async () => void (await query.refetch()),
      notDone: '没有删除成功，请再试一次',
    })
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
