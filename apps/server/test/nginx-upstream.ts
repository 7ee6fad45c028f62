/** The example of docs/guides/operate.md, for two processes, as nginx reads it inside `http { … }`. */
export function nginxInFront(servers: { url: string }[]): string {
  const hosts = servers.map(({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  return `
    upstream doorstep { ${hosts.join(' ')} keepalive 16; }
    server {
      listen 127.0.0.1:PORT;
      location / {
        proxy_pass http://doorstep;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $http_x_forwarded_for;
        proxy_next_upstream error timeout http_503;
      }
    }`;
}
