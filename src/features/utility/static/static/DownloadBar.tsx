import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'

interface Props {
  readonly href: string
  /** What the file is called when saved. */
  readonly title: string
}

/**
 * Hands the file to the system: a webview's download listener and a browser both take a link that
 * is marked so.
 */
function download({ href, title }: Props): void {
  const link = document.createElement('a')
  link.href = href
  link.download = `${title.replace(/[\\/:*?"<>|]/g, ' ')}.pdf`
  link.rel = 'noopener noreferrer'
  link.click()
}

export function DownloadBar(props: Props) {
  return (
    <BottomBar>
      <Button size="large" block onClick={() => download(props)}>
        下载完整文件
      </Button>
    </BottomBar>
  )
}
