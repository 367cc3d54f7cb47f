import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'

interface Props {
  readonly href: string
  /** The name of the saved file, without its ending. */
  readonly title: string
}

/**
 * Starts the download by a link with the `download` attribute, which browsers and webviews'
 * download listeners handle.
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
