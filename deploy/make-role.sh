#!/bin/sh
# Make the role of the servers and the one database that it owns. The image of PostgreSQL runs this
# once, while its volume is empty; elsewhere run it by hand, as a superuser of PostgreSQL:
#   DATABASE_PASSWORD=… sh make-role.sh
set -eu
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
    --set name="${DATABASE_NAME:-hanse}" --set password="${DATABASE_PASSWORD:?choose one}" <<'SQL'
CREATE ROLE :"name" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
