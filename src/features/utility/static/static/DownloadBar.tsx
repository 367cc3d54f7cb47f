import { useShell } from '#templates/shell-context.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/base/Button.tsx'

interface Props {
  readonly href: string
  /** Served on the app's own origin: only such a file can be saved under a name. */
  readonly own: boolean
  /** The name of the saved file, without its ending. */
  readonly title: string
}

/**
 * Starts the download by a link with the `download` attribute, which browsers and webviews'
 * download listeners handle.
 */
function download({ href, title }: Pick<Props, 'href' | 'title'>): void {
  const link = document.createElement('a')
  link.href = href
  link.download = `${title.replace(/[\\/:*?"<>|]/g, ' ')}.pdf`
  link.rel = 'noopener noreferrer'
  link.click()
}

export function DownloadBar({ href, own, title }: Props) {
  const shell = useShell()
  const act = () => (own ? download({ href, title }) : shell.leave({ kind: 'page', target: href }))
  return (
    <BottomBar>
      <Button size="large" block onClick={act}>
        下载完整文件
      </Button>
    </BottomBar>
  )
}
