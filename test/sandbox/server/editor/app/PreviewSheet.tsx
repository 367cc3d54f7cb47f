import { useQuery } from '@tanstack/react-query'
import { toString as qrCode } from 'qrcode'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { previewPage, type Version } from './calls.ts'
import { useEditor } from './EditorContext.tsx'
import { Sheet } from './Sheet.tsx'
import { failureText } from './words.ts'

const LOOPBACK = /^(?:localhost|127\.|\[::1\])/

/** The newest saved version on a phone, or in another tab. */
export function PreviewSheet({
  pageId,
  version,
  onClose,
}: {
  readonly pageId: string
  readonly version: Version
  readonly onClose: () => void
}) {
  const { choices } = useEditor()
  const query = useQuery({
    queryKey: ['preview', pageId, version.etag],
    queryFn: async () => {
      const made = await previewPage(pageId, version)
      const url = `${choices.phoneOrigin ?? location.origin}${made.address}`
      return { ...made, url, code: await qrCode(url, { type: 'svg', margin: 1 }) }
    },
    gcTime: 0,
    staleTime: Infinity,
  })
  const { data } = query
  const isLocal = choices.phoneOrigin === null && LOOPBACK.test(location.hostname)
  return (
    <Sheet title="手机预览" onClose={onClose}>
      {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
      {data === undefined ? null : (
        <>
          <img
            className="ed-code"
            src={`data:image/svg+xml,${encodeURIComponent(data.code)}`}
            alt="预览二维码"
          />
          <p>{`v${data.version}，${formatDateTime(data.expiresAt, { seconds: false })} 前有效；再保存后要重新生成`}</p>
          {isLocal ? (
            <p className="ed-warning">
              这台服务只在本机可用，手机扫码打不开；请让同事用 npm start -- --lan 启动
            </p>
          ) : null}
          <a className="ed-button ed-primary" href={data.address} target="_blank" rel="noreferrer">
            在新窗口打开
          </a>
        </>
      )}
    </Sheet>
  )
}
