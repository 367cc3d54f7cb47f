// The worker in which pdf.js reads files. A module of this project, so that its chunk has a known
// name.
import './pdf-floor.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
