import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort, missingPrograms, startServer } from './outside-program.ts'
import { temporaryFolder } from './sample-pack.ts'

const template = fileURLToPath(new URL('../nginx.conf', import.meta.url))

/**
 * Why there is no nginx to test with, for the title of what is skipped; `null` when there is one.
 */
export const noNginx = missingPrograms(['nginx']).length === 0 ? null : 'SKIPPED, not installed'

/**
 * Starts nginx with the project's configuration in front of a folder, until the test ends; its
 * address.
 */
export async function startNginx(folder: string): Promise<string> {
  const port = await freePort()
  const own = await temporaryFolder()
  let server = await readFile(template, 'utf8')
  const lines: Readonly<Record<string, string>> = {
    listen: `127.0.0.1:${port}`,
    server_name: 'localhost',
    root: folder,
  }
  for (const [name, value] of Object.entries(lines)) {
    const line = new RegExp(`^    ${name} .*# HERE.*$`, 'm')
    if (!line.test(server)) throw new Error(`nginx.conf has no line for ${name} to change`)
    server = server.replace(line, `    ${name} ${value};`)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(join(own, 'tmp'))
  await writeFile(
    join(own, 'nginx.conf'),
    `master_process off; daemon off; pid nginx.pid; error_log stderr; events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path tmp/${name};`).join(' ')}
  ${server}
}
`,
  )
  // The shell lives as long as its input, and nginx as long as the shell.
  const script = 'nginx -p "$0" -c nginx.conf -e stderr & cat; kill $!; wait $!'
  const url = `http://127.0.0.1:${port}`
  const nginx = await startServer(url, ['-c', script, own])
  onTestFinished(() => nginx.stop())
  return url
}
