/** What is no HTTP at all still gets an answer with the headers every answer has, and then the connection ends. */
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders, type HeaderRules } from './security-headers.ts';

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** For the server's 'clientError'. */
export const answerMalformed =
  (rules: () => HeaderRules) =>
  (error: NodeJS.ErrnoException, socket: Duplex | Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
    const headers = [
      ...securityHeaders(rules(), '/'),
      ['Cache-Control', 'no-store'],
      ['Content-Length', '0'],
      ['Connection', 'close'],
    ];
    socket.end(
      `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
  };
