"""Run by Alembic: the migrations, over a connection that the store hands in."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()
