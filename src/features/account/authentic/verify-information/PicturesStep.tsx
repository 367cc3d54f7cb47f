import { privacyPaths } from '#paths/privacy.ts'
import { PictureSlot } from '#shared/parts/capture/PictureSlot.tsx'
import { isWorking, type SlotState } from '#domain/identity/picture.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CardOutline, FailureSamples } from '#shared/parts/capture/DocumentDrawings.tsx'
import styles from './PicturesStep.module.css'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import type { Bar } from './document-mode.ts'
import { usePictures } from './use-pictures.ts'

const SLOTS = 'document-pictures'

const SIDES = [
  { side: 'front', label: '人像面' },
  { side: 'back', label: '国徽面' },
] as const

interface Props {
  readonly bar: Bar
  readonly progress: OpeningProgress
  readonly onNext: () => void
}

/** The pictures of both sides of the identity card. */
export function PicturesStep({ bar, progress, onNext }: Props) {
  const pictures = usePictures()
  const isUploaded = progress.document !== null

  /** A side that another device has uploaded needs no picture of this one. */
  const missing = ({ at }: SlotState) => !(at === 'done' || (at === 'empty' && isUploaded))
  const wanted = SIDES.find(({ side }) => missing(pictures[side].state))
  const working = SIDES.some(({ side }) => isWorking(pictures[side].state))
  const reason = working
    ? '照片正在处理，请稍候'
    : wanted === undefined
      ? null
      : `请拍摄或选择身份证${wanted.label}照片`
  return (
    <FlowTemplate
      {...bar}
      action={{ text: '下一步', missing: lacking(reason, SLOTS), onClick: onNext }}
      footNote="照片和填写的内容保存 30 天，期间可在任何设备继续办理，逾期删除"
    >
      {pictures.unread ? (
        <Banner tone="warning">
          今日识别次数已用完。照片会保存并交人工审核，请在下一步手动填写证件信息
        </Banner>
      ) : isUploaded ? (
        <Banner tone="info">两面照片已上传，可以直接进入下一步，也可以重新拍摄</Banner>
      ) : null}
      <Card id={SLOTS} title="拍摄本人身份证">
        <div className={styles.slots}>
          {SIDES.map(({ side, label }) => (
            <PictureSlot
              key={side}
              label={label}
              capture={pictures[side]}
              outline={<CardOutline side={side} />}
              doneText={pictures.unread ? '已上传' : '已识别'}
              onMove={() => void pictures.move(side)}
            />
          ))}
        </div>
      </Card>
      <Card title="请避免">
        <FailureSamples />
      </Card>
      <Card flush>
        <Row
          title="照片的用途"
          note="用于核验证件有效性"
          href={privacyPaths.infoDetail.to({ infoId: 'pictures' })}
        />
      </Card>
    </FlowTemplate>
  )
}
