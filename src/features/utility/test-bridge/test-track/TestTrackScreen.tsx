import { useState } from 'react'
import { CallFailure, send } from '#api/client.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { useExposure } from '#ui/layout/use-exposure.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { JsonField } from '../parts/JsonField.tsx'
import { readJson, showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'

const SAMPLE = showJson({ kind: 'qa', what: 'testTrack', detail: '' })

async function report(event: unknown): Promise<string> {
  try {
    const answer = await send(sensorLog3rd, { event: JSON.stringify(event) })
    return answer.ok ? '已送达' : `retCode ${answer.retCode} ${answer.retMsg}`
  } catch (error) {
    if (error instanceof CallFailure) return error.message
    throw error
  }
}

// No template: it sends one call on a tap, and shows the raw answer.
/** Tests a tracking call, and the exposure rule: half in view for two seconds, reported once. */
export default function TestTrackScreen() {
  const [text, setText] = useState(SAMPLE)
  const [answer, setAnswer] = useState<string | null>(null)
  const [exposed, setExposed] = useState<string | null>(null)
  const read = readJson(text)
  const place = useExposure(() => {
    setExposed('已曝光，正在上报')
    report({ kind: 'qa', what: 'exposure', detail: '' }).then(
      (said) => setExposed(`已曝光：${said}`),
      () => setExposed('已曝光，上报出错'),
    )
  })
  return (
    <Page footNote="仅供开发与测试">
      <Card title="sensorLog3rd">
        <JsonField
          label="事件"
          value={text}
          onChange={setText}
          problem={'problem' in read ? read.problem : null}
        />
        <div className={styles.buttons}>
          <Button
            size="small"
            disabled={'problem' in read}
            onClick={async () => {
              setAnswer(null)
              if ('value' in read) setAnswer(await report(read.value))
            }}
          >
            上报
          </Button>
        </div>
        {answer !== null && (
          <p role="status" className={`${styles.note} ${styles.block}`}>
            {answer}
          </p>
        )}
      </Card>
      <Card title="曝光">
        <p className={styles.note}>向下滚动。方块露出一半并停留 2 秒后上报一次，不再重复。</p>
        <div className={styles.tall} aria-hidden="true">
          继续向下
        </div>
        <div ref={place} className={styles.exposed} role="status">
          {exposed ?? '等待曝光'}
        </div>
      </Card>
    </Page>
  )
}
