#!/bin/sh
# Plays wrangler and npm on an account at Cloudflare, whichever of them it is called as. The account is the folder
# PLAYED_ACCOUNT: each call is a line of `calls`, and what pages would be rendered with one of `pages`. It is a shell's
# because a set-up calls its tools up to twenty times, and Node takes longer to start than all that they do here.
name=${0##*/}
call="$name $*"
cd "$PLAYED_ACCOUNT" || exit 1
printf '%s\n' "$call" >>calls
if [ "$name" = npm ]; then printf '%s %s\n' "$APP_URL" "$SUPPORT_EMAIL" >>pages; fi
if [ -f broken ]; then
  case $call in "$(cat broken)"*) exit 1 ;; esac
fi

has() { [ -f "$1" ] && grep -qxF -- "$2" "$1"; }

case $call in
"wrangler whoami "*) [ ! -f signed-out ] ;;
"wrangler d1 list "*)
  rows=
  if [ -f databases ]; then
    while read -r database; do
      rows="$rows${rows:+,}{\"name\":\"$database\",\"uuid\":\"11111111-2222-4333-8444-${#database}\"}"
    done <databases
  fi
  printf '[%s]' "$rows"
  ;;
"wrangler d1 create "*) printf '%s\n' "$3" >>databases ;;
"wrangler queues info "*) has queues "$3" ;;
"wrangler queues create "*) if has queues "$3"; then exit 1; fi; printf '%s\n' "$3" >>queues ;;
# Kept as they come, a line each time; the later one counts, and null takes away.
"wrangler secret bulk "*) cat >>secrets && echo >>secrets ;;
"wrangler secret list "*)
  [ -f secrets ] || exit 1
  grep -o '"[A-Z_0-9]*":["n]' secrets | awk -F: '
    $2 == "n" { delete there[$1]; next }
    { there[$1] }
    END { printf "["; for (name in there) printf "%s{\"name\":%s}", n++ ? "," : "", name; print "]" }'
  ;;
esac
