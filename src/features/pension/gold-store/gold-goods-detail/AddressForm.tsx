import { FrozenNotice } from '#templates/frozen/FrozenNotice.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveAddress } from '#api/calls/gold/mall.ts'
import { addressProblems } from '#domain/mall/address.ts'
import type { Region } from '#domain/person/personal-info.ts'
import { mobileForm } from '#domain/text/number-forms.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { RegionField } from '#shared/engines/person/info/RegionField.tsx'
import { regionsQuery, regionWords } from '#shared/engines/person/info/regions.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSaved: (addressId: string) => Promise<void>
}

const saveCall = submissionCall(saveAddress, {
  tokenExpired: { at: 'dialog', text: '操作已超时，请再保存一次' },
  limitReached: GENERAL,
  tooOften: GENERAL,
})

/** A new address. Its mobile number goes sealed, and is not held in the page afterwards. */
export function AddressForm({ open, onClose, onSaved }: Props) {
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [region, setRegion] = useState<Region | null>(null)
  const [detail, setDetail] = useState('')
  const regions = useQuery({ ...regionsQuery, enabled: region !== null })
  const words = region === null ? '' : regionWords(regions.data ?? [], region)
  const stop = useFrozenStop('saveAddress')
  const entered = { name, mobile, region: words, detail }
  const problems = addressProblems(entered)
  const reason = problems.name ?? problems.mobile ?? problems.region ?? problems.detail
  const saving = useSubmission({
    call: async ({ seal }) =>
      saveCall({
        name: name.trim(),
        region: words,
        detail: detail.trim(),
        ...(await seal({ mobile })),
      }),
    repeatable: true,
    onDone: async (payload) => {
      setMobile('')
      if (payload !== null) await onSaved(payload.addressId)
    },
    words: { unknown: { at: 'dialog', text: '没有收到保存结果，请关闭后查看地址列表' } },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="新增收货地址"
      footer={
        <Button
          size="large"
          block
          missing={stop?.missing ?? lacking(reason)}
          busy={saving.at === 'sending'}
          onClick={() => saving.start()}
        >
          保存
        </Button>
      }
    >
      <FrozenNotice stop={stop} />
      <TextField
        label="收件人"
        value={name}
        onChange={setName}
        form={lineForm}
        problem={problems.name}
        placeholder="请填写姓名"
      />
      <TextField
        label="手机号"
        value={mobile}
        onChange={setMobile}
        form={mobileForm}
        inputMode="tel"
        problem={problems.mobile}
        placeholder="快递员联系用"
      />
      <RegionField value={region} onChange={setRegion} />
      <TextField
        label="详细地址"
        value={detail}
        onChange={setDetail}
        form={lineForm}
        problem={problems.detail}
        placeholder="街道、门牌、楼层"
      />
    </Sheet>
  )
}
